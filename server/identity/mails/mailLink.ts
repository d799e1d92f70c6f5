import { type Mail, type MailKind } from './Mail.js';

const RESET_PAGE = '/auth/reset-password';
const ACTION_PAGE = '/auth/login';
const TARGETS: Readonly<Record<MailKind, { page: string; mode: string }>> = {
  PASSWORD_RESET: { page: RESET_PAGE, mode: 'resetPassword' },
  VERIFY_EMAIL: { page: ACTION_PAGE, mode: 'verifyEmail' },
  VERIFY_AND_CHANGE_EMAIL: { page: ACTION_PAGE, mode: 'verifyAndChangeEmail' },
  RECOVER_EMAIL: { page: ACTION_PAGE, mode: 'recoverEmail' },
};

/** The page of ours that a mail's link opens, as a path of the installation's own address. */
export function mailLink({ kind, code }: Pick<Mail, 'kind' | 'code'>): string {
  const { page, mode } = TARGETS[kind];
  return `${page}?${new URLSearchParams({ mode, oobCode: code }).toString()}`;
}
