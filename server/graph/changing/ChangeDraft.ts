import { newId } from '../../../domain/ids/ids.js';
import { type ChangeOrigin } from '../ports/scope.js';
import { type EditContext } from './EditContext.js';
import { type ElementSource } from './ElementSource.js';
import { Workspace } from './Workspace.js';

/** A change that is to be decided: what stays the same however often that is done. */
export class ChangeDraft {
  readonly at = new Date().toISOString();
  readonly #ids: string[] = [];

  constructor(readonly origin: ChangeOrigin) {}

  /** The context of one decision. Its new ids are those of the decision before. */
  context(source: ElementSource): EditContext {
    let given = 0;
    const nextId = (): string => {
      const id = (this.#ids[given] ??= newId());
      given += 1;
      return id;
    };
    const { origin, at } = this;
    return { workspace: new Workspace(source), origin, at, positions: new Map(), nextId };
  }
}
