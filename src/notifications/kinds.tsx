import {
  AuditOutlined,
  AudioOutlined,
  CloudDownloadOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  DeleteOutlined,
  FileTextOutlined,
  FolderAddOutlined,
  ImportOutlined,
  LaptopOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { type ComponentType } from 'react';

import { type NotificationKind } from './Notification';

/** What each kind of notification looks like. Their names are texts of the area. */
const ICONS: Readonly<Record<NotificationKind, ComponentType>> = {
  importFinished: ImportOutlined,
  importFailed: WarningOutlined,
  exportFinished: CloudDownloadOutlined,
  exportFailed: WarningOutlined,
  archiveReady: CloudDownloadOutlined,
  archiveFailed: WarningOutlined,
  restoreFinished: ImportOutlined,
  restoreFailed: WarningOutlined,
  dataDeleted: DeleteOutlined,
  projectReady: FolderAddOutlined,
  projectFailed: WarningOutlined,
  recordingTranscribed: AudioOutlined,
  transcriptionFailed: WarningOutlined,
  textRead: FileTextOutlined,
  textFailed: WarningOutlined,
  proposalWaiting: AuditOutlined,
  subscriptionChanged: CreditCardOutlined,
  allowanceNearlyUsed: DashboardOutlined,
  newDevice: LaptopOutlined,
};

/** The picture of a kind; its name stands beside it. */
export function KindIcon({ kind }: { readonly kind: NotificationKind }) {
  const Icon = ICONS[kind];
  return (
    <span aria-hidden="true">
      <Icon />
    </span>
  );
}
