import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { contentOf, type TrainExample } from '../../../../../../domain/teaching/trainExample';
import { useLanguage } from '../../../../../app/i18n/useLanguage';
import { DraftOffer } from '../../../../../components/draft/DraftOffer';
import { useOfferedDraft } from '../../../../../components/draft/useOfferedDraft';
import { ExampleForm } from './ExampleForm';
import { type ExampleDraft, exampleDraftKey } from './useExampleForm';

interface OfferedExampleProps {
  /** Null for a new one. */
  readonly example: TrainExample | null;
  onSaved(): void;
  onClose(): void;
}

/** The form of an example; what was typed into it before and not saved is offered, and not joined to what is typed next. */
export function OfferedExample({ example, onSaved, onClose }: OfferedExampleProps) {
  const { t } = useTranslation('teaching');
  const language = useLanguage();
  const draftKey = exampleDraftKey(example);
  const draft = useOfferedDraft<ExampleDraft>(draftKey);
  const [taken, setTaken] = useState<ExampleDraft>();
  const [fresh] = useState<ExampleDraft>(() => ({
    example,
    content: example === null ? { question: '', answer: '', language, tags: [] } : contentOf(example),
  }));
  const { offered } = draft;
  return (
    <>
      {offered !== undefined && (
        <DraftOffer
          what={offered.content.question || offered.content.answer || t(example === null ? 'form.new' : 'form.edit')}
          onContinue={() => {
            setTaken(offered);
            draft.takeUp();
          }}
          onDiscard={draft.giveUp}
        />
      )}
      <ExampleForm
        key={taken === undefined ? 'fresh' : 'taken'}
        draftKey={draftKey}
        begun={taken ?? fresh}
        onSaved={onSaved}
        onClose={onClose}
      />
    </>
  );
}
