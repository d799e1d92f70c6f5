import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Form } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { EMPTY_ROW } from './draft';
import styles from './form.module.css';
import { PropertyFieldRow } from './PropertyFieldRow';

/** The typed properties of the form, with 'Add an entry' below them. */
export function PropertyFields({ onChanged }: { onChanged(): void }) {
  const { t } = useTranslation('data');
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <section className={styles.properties} aria-label={t('form.properties')}>
      <h2 className={styles.heading}>{t('form.properties')}</h2>
      <Form.List name="properties">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <PropertyFieldRow
                key={key}
                index={name}
                onChanged={onChanged}
                onRemove={() => {
                  remove(name);
                  addButton.current?.focus();
                }}
              />
            ))}
            <Button
              ref={addButton}
              type="dashed"
              block
              icon={<PlusOutlined aria-hidden />}
              onClick={() => add(EMPTY_ROW)}
            >
              {t('addEntry')}
            </Button>
          </>
        )}
      </Form.List>
    </section>
  );
}
