import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { ownFindId, readingWithOwn } from '../../../domain/processing/ownFinds';
import { decisionsOf } from '../../../domain/processing/decisions';
import { type Span } from '../../../domain/processing/document';
import { type Fact, type Thing } from '../../../domain/processing/proposal';
import {
  acceptAll,
  type FactReview,
  type Review,
  reviewFact,
  reviewThing,
  type ThingReview,
  UNDECIDED,
} from '../../../domain/processing/review';
import { ReviewDocumentDocument } from '../../../graphql/generated/processing';
import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';
import { useUndoOffer } from '../../chat/proposal/useUndoOffer';
import { readDraft } from '../../components/draft/draftStorage';
import { useDraft } from '../../components/draft/useDraft';
import { useToast } from '../../components/toast/useToast';
import { required } from '../../graph/calls/required';
import { type WholeReading } from '../documentCalls';

const writing = submissionMachineOf<Review>();

/** Decisions on a version of a document. */
interface Kept {
  readonly version: number;
  readonly review: Review;
}

/** Which finds are accepted at once. */
export interface Accepted {
  readonly thing: (thing: Thing) => boolean;
  readonly fact: (fact: Fact) => boolean;
}

/**
 * What a person decides of what was found: kept in this browser until it is written, by the version of the document that they saw, so that
 * neither a refresh nor a press while it is being written loses any of it.
 */
export function useReview({ document, text, reading: found, review: known }: WholeReading, readAnew: () => void) {
  const { t } = useTranslation('processing');
  const client = useApolloClient();
  const { show } = useToast();
  const offerUndo = useUndoOffer();
  const { id, projectId, version } = document;
  const key = `review:${id}`;
  const draft = useDraft<Kept>(key, { version: 0, review: UNDECIDED });
  const isKept = draft.value.version >= version;
  const review = isKept ? draft.value.review : known;
  const seen = isKept ? draft.value.version : version;
  const reading = useMemo(() => readingWithOwn(found, review, text), [found, review, text]);
  const set = (next: Review) => draft.set({ version: seen, review: next });
  const [snapshot, send] = useActor(
    writing.provide({
      actors: {
        send: fromPromise<unknown, Submission<Review>>(async ({ input: { content } }) => {
          const { things, facts } = decisionsOf(content, known);
          const input = { projectId, version: seen, things: [...things], facts: [...facts] };
          const variables = { documentId: id, input };
          const { data } = await client.mutate({ mutation: ReviewDocumentDocument, variables });
          const { changeId, nodesMade, relationshipsMade, document: now } = required(data?.reviewDocument);
          // What was decided while it was being written is decided on the version that there is now.
          const latest = readDraft<Kept>(key);
          draft.set({ version: now.version, review: latest?.version === seen ? latest.review : content });
          readAnew();
          if (changeId == null) return show({ tone: 'success', title: t('review.kept') });
          return offerUndo({ projectId, change: { id: changeId } }, nodesMade + relationshipsMade);
        }),
      },
    }),
  );
  return {
    review,
    /** What was found, with what the person changed of its places and marked themselves. */
    reading,
    error: snapshot.matches('failed') ? snapshot.context.error : null,
    isWriting: snapshot.matches('sending'),
    decideThing: (thing: Thing, change: Partial<ThingReview>) => set(reviewThing(reading, review, thing.id, change)),
    decideFact: (fact: Fact, change: Partial<FactReview>) => set(reviewFact(review, fact, change)),
    mark: (spans: readonly Span[], label: string) =>
      set(
        spans.reduce(
          (sofar, span) => reviewThing(reading, sofar, ownFindId(span), { verdict: 'accepted', label }),
          review,
        ),
      ),
    acceptAll: (wanted: Accepted) => set(acceptAll(reading, review, wanted)),
    write: () => send({ type: 'SUBMITTED', content: review }),
  };
}

/** See {@link useReview}. */
export type Reviewing = ReturnType<typeof useReview>;
