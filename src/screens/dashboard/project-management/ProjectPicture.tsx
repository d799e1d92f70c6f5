import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { restFetch } from '../../../apollo/rest';
import { useKnownStyles } from '../../../graph/styles/useStyles';
import { useThemeMode } from '../../../components/theme/useThemeMode';
import { type GraphOverview } from '../../../graph/elements';
import { bookOf, PICTURE, pictureOf } from './pictureOf';
import styles from './projects.module.css';

/** Nodes and relationships of a picture: enough to tell one project from another. */
const MOST = { nodes: '60', relationships: '120' } as const;

interface ProjectPictureProps {
  readonly projectId: string;
  readonly isEmpty: boolean;
  /** Another one when the graph has changed. */
  readonly updatedAt: string;
}

/** Reads what is drawn once the card comes into sight; a picture that cannot be read is none. */
function useDrawn({ projectId, isEmpty, updatedAt }: ProjectPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<GraphOverview>();
  useEffect(() => {
    const { current } = place;
    if (current === null || isEmpty) return;
    const ending = new AbortController();
    const read = async () => {
      const query = new URLSearchParams({ projectId, ...MOST });
      const response = await restFetch(`/api/neo4j/graph?${query}`, { signal: ending.signal });
      setDrawn((await response.json()) as GraphOverview);
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void read().catch(() => undefined);
    });
    seen.observe(current);
    return () => {
      seen.disconnect();
      ending.abort();
    };
  }, [projectId, isEmpty, updatedAt]);
  return { place, drawn: isEmpty ? undefined : drawn };
}

/** A project from afar, for who sees; its name and its counts stand beside it. */
export function ProjectPicture(props: ProjectPictureProps) {
  const { t } = useTranslation('projects');
  const mode = useThemeMode();
  const { place, drawn } = useDrawn(props);
  const { styles: chosen, isRead } = useKnownStyles(props.projectId);
  const book = useMemo(() => drawn && bookOf(drawn, chosen), [drawn, chosen]);
  const picture = drawn === undefined || book === undefined || !isRead ? undefined : pictureOf(drawn, book, mode);
  return (
    <div ref={place} className={styles.picture} aria-hidden>
      {props.isEmpty && <span>{t('pictureEmpty')}</span>}
      {picture !== undefined && (
        <svg viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}>
          {picture.lines.map(({ from, to, colour }) => (
            <line
              key={`${from.x} ${from.y} ${to.x} ${to.y}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              style={colour === undefined ? undefined : { stroke: colour }}
            />
          ))}
          {picture.dots.map(({ id, x, y, radius, colour }) => (
            <circle key={id} cx={x} cy={y} r={radius} fill={colour} />
          ))}
        </svg>
      )}
    </div>
  );
}
