import { type Core } from 'cytoscape';

import { type GraphModel } from '../../graph/GraphModel';
import { type Point } from '../../../domain/elements/elements';
import { CrossFade } from './CrossFade';
import { Glides } from './glides';
import { originsOf } from './origins';

/** All that moves on one core. It is loaded once a person does anything on the page: before that nothing has to move. */
export class Motion {
  readonly glides: Glides;
  readonly fade: CrossFade;

  constructor(
    cy: Core,
    private readonly model: GraphModel,
    background: () => string,
  ) {
    this.glides = new Glides(cy);
    this.fade = new CrossFade(cy, background);
  }

  /** Shows nodes coming out of neighbours that stand somewhere. */
  comeOut(newcomers: ReadonlySet<string>, placeOf: (id: string) => Point | undefined): void {
    this.glides.begin(originsOf(newcomers, (id) => this.model.relationshipsOf(id), placeOf));
  }
}
