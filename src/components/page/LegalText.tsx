import { type ReactNode } from 'react';

import { Page } from './Page';
import styles from './LegalText.module.css';

interface LegalTextProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { key: string; title: string; text: string }[];
  /** What stands below the sections. */
  readonly children?: ReactNode;
}

/** A part of such a page under its heading. */
export function LegalSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** A paragraph of such a part. */
export const LegalParagraph = (props: { readonly children: ReactNode; readonly role?: 'status' }) => (
  <p className={styles.text} {...props} />
);

/** A page of plain prose under headings. */
export function LegalText({ title, lead, sections, children }: LegalTextProps) {
  return (
    <Page title={title} lead={lead}>
      {sections.map((section) => (
        <LegalSection key={section.key} title={section.title}>
          <LegalParagraph>{section.text}</LegalParagraph>
        </LegalSection>
      ))}
      {children}
    </Page>
  );
}
