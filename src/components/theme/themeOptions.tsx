import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { type ReactNode } from 'react';

import { type ThemeChoice } from '../../../domain/look/look';

/** The three choices in their order, each with its picture. */
export const THEME_OPTIONS = [
  { value: 'light', icon: <SunOutlined /> },
  { value: 'dark', icon: <MoonOutlined /> },
  { value: 'system', icon: <DesktopOutlined /> },
] as const satisfies readonly { value: ThemeChoice; icon: ReactNode }[];
