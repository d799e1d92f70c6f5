import { describe, expect, test } from 'vitest';

import { type GraphNode, NO_CHANGE } from '../../../domain/elements/elements';
import { GraphModel } from '../GraphModel';
import { acknowledged, readSettled, settled } from './settled';

const at = '2026-01-01T00:00:00.000Z';
const node = (id: string): GraphNode => ({
  id,
  labels: [],
  properties: {},
  propertyKinds: {},
  version: 1,
  degree: 0,
  createdAt: at,
  updatedAt: at,
});
const modelOf = (...ids: string[]) => {
  const model = new GraphModel();
  model.show({ nodes: ids.map(node), relationships: [] });
  return model;
};
const deletionOf = (id: string) => ({ ...NO_CHANGE, deletedNodeIds: [id] });

describe('what is read of the store while this window writes', () => {
  test('waits until every change is answered', async () => {
    const model = modelOf('a', 'b');
    model.applyEarly('a', deletionOf('a'));
    const steps: string[] = [];
    const reading = readSettled(model, async () => void steps.push('read'));
    await settled(model, 'b');
    steps.push('answered');
    model.settle('a', NO_CHANGE);
    await reading;
    expect(steps).toEqual(['answered', 'read']);
  });

  test('is read anew when a change crossed it', async () => {
    const model = modelOf('a', 'b');
    const stored = new Set(['a', 'b']);
    let readings = 0;
    const found = await readSettled(model, async () => {
      const snapshot = [...stored];
      if ((readings += 1) === 1) {
        model.applyEarly('a', deletionOf('a'));
        setTimeout(() => {
          stored.delete('a');
          model.settle('a', NO_CHANGE);
        });
      }
      return snapshot;
    });
    expect([found, readings]).toEqual([['b'], 2]);
  });

  test('is taken as it is when changes never end', async () => {
    const model = modelOf('a');
    let readings = 0;
    await readSettled(model, async () => {
      readings += 1;
      model.applyOwn(NO_CHANGE);
    });
    expect(readings).toBe(5);
  });
});

describe('a press that comes while a change of this window is under way', () => {
  const pressed = (answer: (model: GraphModel) => void) => {
    const model = modelOf('a', 'b');
    model.applyEarly('a', deletionOf('a'));
    const isKept = acknowledged(model);
    answer(model);
    return isKept;
  };
  test('is for that change once the store has it', async () => {
    const isKept = pressed((model) => {
      model.settle('a', NO_CHANGE);
      model.tell({ type: 'edited', by: 'hand' });
    });
    expect(await isKept).toBe(true);
  });
  test('is for nothing when the store refuses it, and not for the change before', async () => {
    expect(await pressed((model) => model.settle('a', NO_CHANGE))).toBe(false);
  });
  test('is for the last change when nothing is under way', async () => {
    expect(await acknowledged(modelOf('a'))).toBe(true);
  });
});
