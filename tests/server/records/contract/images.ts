import { expect, it } from 'vitest';

import { type ImageId, type ProjectId } from '../../../../server/contract/ids.js';
import { type NewImage } from '../../../../server/people/records/images/ImageStore.js';
import { newOwner } from '../../store/contract/Person.js';
import { ACTIVE, DELETED, id, newScope, type PersonalRecords } from './PersonalRecords.js';
import { manyTimes, outcomes } from './Records.js';

const VIEW = { x: 1.5, y: -2, zoom: 0.5, hiddenLabels: ['Ș'], hiddenTypes: [] };

const picture = (more: Partial<NewImage> = {}): NewImage => ({
  ...{ id: id<ImageId>(), name: 'Poză', type: 'png', width: 20, height: 10, bytes: 100 },
  ...more,
});

/** What every store of pictures must do. */
export function describeImages(current: () => PersonalRecords): void {
  const images = () => current().stores.imageStore;

  it('lists pictures newest first, as they were kept', async () => {
    const { ownerId, projectId } = await newScope(current());
    const [portrait, canvas] = [picture(), picture({ projectId, view: VIEW })];
    const kept = [await images().addImage(ownerId, portrait), await images().addImage(ownerId, canvas)];
    expect(kept).toMatchObject([portrait, canvas]);
    await current().reopen();
    expect(await images().images(ownerId)).toEqual(kept.reverse());
    expect(await images().image(ownerId, canvas.id)).toEqual(kept[0]);
    expect(await images().images(newOwner())).toEqual([]);
    await expect(images().image(newOwner(), canvas.id)).rejects.toMatchObject({ code: 'IMAGE_NOT_FOUND' });
  });

  it('renames one as of its version, and refuses all others of many at once', async () => {
    const owner = newOwner();
    const { id: one } = await images().addImage(owner, picture());
    const renames = manyTimes((at) => images().renameImage(owner, one, 1, `${at}`));
    expect(await outcomes(renames)).toEqual({ done: 1, refused: ['VERSION_CONFLICT'] });
    expect(await images().image(owner, one)).toMatchObject({ version: 2 });
  });

  it('removes one once of many, and says what it was', async () => {
    const owner = newOwner();
    const kept = await images().addImage(owner, picture());
    expect(await outcomes(manyTimes(() => images().removeImage(owner, kept.id)))).toEqual({
      done: 1,
      refused: ['IMAGE_NOT_FOUND'],
    });
    expect(await images().images(owner)).toEqual([]);
  });

  it('shows none of a deleted project until that is taken back', async () => {
    const scope = await newScope(current());
    const { ownerId, projectId } = scope;
    const kept = await images().addImage(ownerId, picture({ projectId }));
    await current().setState(scope, DELETED);
    expect(await images().images(ownerId)).toEqual([]);
    await expect(images().removeImage(ownerId, kept.id)).rejects.toMatchObject({ code: 'IMAGE_NOT_FOUND' });
    await current().setState(scope, ACTIVE);
    expect(await images().images(ownerId)).toEqual([kept]);
    const unknown = images().addImage(ownerId, picture({ projectId: 'unknown' as ProjectId }));
    await expect(unknown).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });

  it('counts the bytes of files, and five hundred pictures, also where many come at once', async () => {
    const owner = newOwner();
    const { id: large } = await images().addImage(owner, picture({ bytes: 299_000 }));
    await expect(images().addImage(owner, picture({ bytes: 2000 }))).rejects.toMatchObject({ code: 'QUOTA_BYTES' });
    await images().removeImage(owner, large);
    for (let at = 0; at < 498; at += 1) await images().addImage(owner, picture({ bytes: 1 }));
    const come = manyTimes(() => images().addImage(owner, picture({ bytes: 1 })));
    expect(await outcomes(come)).toEqual({ done: 2, refused: ['QUOTA_IMAGES'] });
  });
}
