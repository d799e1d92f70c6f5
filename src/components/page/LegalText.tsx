import { Page } from './Page';
import styles from './LegalText.module.css';

interface LegalTextProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { key: string; title: string; text: string }[];
}

/** A page of plain prose under headings. */
export function LegalText({ title, lead, sections }: LegalTextProps) {
  return (
    <Page title={title} lead={lead}>
      {sections.map((section) => (
        <section key={section.key} className={styles.section}>
          <h2 className={styles.title}>{section.title}</h2>
          <p className={styles.text}>{section.text}</p>
        </section>
      ))}
    </Page>
  );
}
