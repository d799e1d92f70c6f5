import { type IconDefinition } from '@ant-design/icons-svg/es/types';
import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined';
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined';
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined';
import BugOutlined from '@ant-design/icons-svg/es/asn/BugOutlined';
import BulbOutlined from '@ant-design/icons-svg/es/asn/BulbOutlined';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import CarOutlined from '@ant-design/icons-svg/es/asn/CarOutlined';
import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined';
import CloudOutlined from '@ant-design/icons-svg/es/asn/CloudOutlined';
import CodeOutlined from '@ant-design/icons-svg/es/asn/CodeOutlined';
import CustomerServiceOutlined from '@ant-design/icons-svg/es/asn/CustomerServiceOutlined';
import DatabaseOutlined from '@ant-design/icons-svg/es/asn/DatabaseOutlined';
import DollarOutlined from '@ant-design/icons-svg/es/asn/DollarOutlined';
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import ExperimentOutlined from '@ant-design/icons-svg/es/asn/ExperimentOutlined';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import FlagOutlined from '@ant-design/icons-svg/es/asn/FlagOutlined';
import GiftOutlined from '@ant-design/icons-svg/es/asn/GiftOutlined';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined';
import HeartOutlined from '@ant-design/icons-svg/es/asn/HeartOutlined';
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined';
import LaptopOutlined from '@ant-design/icons-svg/es/asn/LaptopOutlined';
import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined';
import MedicineBoxOutlined from '@ant-design/icons-svg/es/asn/MedicineBoxOutlined';
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined';
import ReadOutlined from '@ant-design/icons-svg/es/asn/ReadOutlined';
import RocketOutlined from '@ant-design/icons-svg/es/asn/RocketOutlined';
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined';
import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined';
import StarOutlined from '@ant-design/icons-svg/es/asn/StarOutlined';
import TagOutlined from '@ant-design/icons-svg/es/asn/TagOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import ToolOutlined from '@ant-design/icons-svg/es/asn/ToolOutlined';
import TrophyOutlined from '@ant-design/icons-svg/es/asn/TrophyOutlined';
import TruckOutlined from '@ant-design/icons-svg/es/asn/TruckOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import VideoCameraOutlined from '@ant-design/icons-svg/es/asn/VideoCameraOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';

const ALL = [
  ...[UserOutlined, TeamOutlined, ApartmentOutlined, BankOutlined, ShopOutlined, HomeOutlined],
  ...[EnvironmentOutlined, GlobalOutlined, FlagOutlined, CarOutlined, TruckOutlined, RocketOutlined],
  ...[BookOutlined, ReadOutlined, FileTextOutlined, VideoCameraOutlined, PictureOutlined, CustomerServiceOutlined],
  ...[CalendarOutlined, ClockCircleOutlined, DollarOutlined, ShoppingCartOutlined, GiftOutlined, TagOutlined],
  ...[DatabaseOutlined, CodeOutlined, LaptopOutlined, CloudOutlined, PhoneOutlined, MailOutlined],
  ...[ToolOutlined, ExperimentOutlined, MedicineBoxOutlined, HeartOutlined, BulbOutlined, TrophyOutlined],
  ...[StarOutlined, WarningOutlined, BugOutlined],
] satisfies readonly IconDefinition[];

/** The icons that a label may have, by the name that is stored. */
export const ICONS: ReadonlyMap<string, IconDefinition> = new Map(ALL.map((icon) => [icon.name, icon]));

/** An icon as a picture for the canvas, in one colour. */
export function iconPicture({ icon }: IconDefinition, colour: string): string | undefined {
  // Only icons of two tones are made by a function, and none of those is in the set.
  if (typeof icon === 'function') return undefined;
  const paths = (icon.children ?? []).map(({ attrs }) => `<path d="${attrs['d'] ?? ''}"/>`).join('');
  const box = icon.attrs['viewBox'] ?? '64 64 896 896';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="64" height="64" fill="${colour}">${paths}</svg>`;
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
