import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { PROPERTY_KINDS, type PropertyKind } from '../../../domain/properties/values';

interface KindSelectProps {
  readonly value: PropertyKind;
  readonly label: string;
  /** Kinds that the present value can become; all when not given. */
  isPossible?(kind: PropertyKind): boolean;
  onChange(kind: PropertyKind): void;
}

/** Chooses the kind of a property. */
export function KindSelect({ value, label, isPossible, onChange }: KindSelectProps) {
  const { t } = useTranslation('canvas');
  const options = PROPERTY_KINDS.map((kind) => ({
    value: kind,
    label: t(`kind.${kind}`),
    disabled: isPossible !== undefined && kind !== value && !isPossible(kind),
  }));
  return (
    <Select
      size="small"
      variant="borderless"
      value={value}
      options={options}
      aria-label={label}
      listHeight={320}
      popupMatchSelectWidth={false}
      onChange={onChange}
    />
  );
}
