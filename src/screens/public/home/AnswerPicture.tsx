import { useTranslation } from 'react-i18next';

import {
  EXAMPLE_NODES,
  EXAMPLE_RELATIONSHIPS,
  type ExampleNode,
  type ExampleRelationship,
  LABEL_COLOURS,
  type Question,
  QUESTIONS,
  type Word,
} from './exampleGraph';
import { ARROW, captionAt, LINE, lineOf, radiusOf, RING, type Sheet, SHEETS, standsAt } from './exampleSheet';
import styles from './AnswerPicture.module.css';

const nodeOf = new Map(EXAMPLE_NODES.map((node) => [node.id, node]));

/** Whether a relationship joins what is asked about and something that was found. */
const isRead = (question: Question, [from, to]: ExampleRelationship): boolean => {
  const { about, found } = QUESTIONS[question];
  const isFound = (id: Word) => (found as readonly Word[]).includes(id);
  return (from === about && isFound(to)) || (to === about && isFound(from));
};

function Relationship({ of, sheet, isLit }: { of: ExampleRelationship; sheet: Sheet; isLit: boolean }) {
  const [from, to] = [nodeOf.get(of[0]), nodeOf.get(of[1])];
  if (from === undefined || to === undefined) return null;
  const { x1, y1, x2, y2, angle } = lineOf(sheet, from, to, isLit);
  return (
    <g className={isLit ? styles.lit : styles.faint}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} className={styles.line} />
      <path d={ARROW} transform={`translate(${x2} ${y2}) rotate(${angle})`} className={styles.arrow} />
    </g>
  );
}

function Node({ node, sheet, isLit, isFound }: { node: ExampleNode; sheet: Sheet; isLit: boolean; isFound: boolean }) {
  const { t } = useTranslation('public');
  const { x, y } = standsAt(sheet, node);
  const radius = radiusOf(sheet, node);
  const lines = t(`example.${node.id}`).split(' ');
  const caption = captionAt(sheet, node, lines.length);
  return (
    <g className={isLit ? styles.lit : styles.faint} transform={`translate(${x} ${y})`}>
      <circle r={radius + RING} className={styles.ring} opacity={isFound ? 1 : 0} />
      <circle r={radius} fill={LABEL_COLOURS[node.label]} className={styles.body} />
      <text textAnchor={caption.anchor} className={caption.isInside ? styles.inside : styles.caption}>
        {lines.map((line, row) => (
          <tspan key={line} x={caption.x} y={caption.y + (row - (lines.length - 1) / 2) * LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The example graph as the canvas draws it, with what a question is answered from lit and all else faint. */
export function AnswerPicture({ question }: { readonly question: Question }) {
  const { t } = useTranslation('public');
  const { about, found } = QUESTIONS[question];
  const isFound = (id: Word) => (found as readonly Word[]).includes(id);
  // What is lit is drawn last, over all else.
  const relationships = EXAMPLE_RELATIONSHIPS.toSorted(
    (one, other) => Number(isRead(question, one)) - Number(isRead(question, other)),
  );
  return (
    <div className={styles.stage} role="img" aria-label={t('home.exampleLabel')}>
      {SHEETS.map((sheet) => (
        <svg
          key={sheet.name}
          className={styles[sheet.name]}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          aria-hidden="true"
        >
          {relationships.map((of) => (
            <Relationship key={of.join(' ')} of={of} sheet={sheet} isLit={isRead(question, of)} />
          ))}
          {EXAMPLE_NODES.map((node) => (
            <Node
              key={node.id}
              node={node}
              sheet={sheet}
              isLit={node.id === about || isFound(node.id)}
              isFound={isFound(node.id)}
            />
          ))}
        </svg>
      ))}
    </div>
  );
}
