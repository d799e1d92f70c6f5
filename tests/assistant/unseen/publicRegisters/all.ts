import { activityCodes } from './activityCodes.js';
import { basketballRosters } from './basketballRosters.js';
import { commodityFutures } from './commodityFutures.js';
import { frenchTowns } from './frenchTowns.js';
import { frenchVote } from './frenchVote.js';
import { midwestCounties } from './midwestCounties.js';
import { mobileNetworks } from './mobileNetworks.js';
import { organDonors } from './organDonors.js';
import { volleyballPlayers } from './volleyballPlayers.js';
import { webFonts } from './webFonts.js';

/** Five fields asked in English, five in Romanian. */
export const REGISTER_FIELDS = [
  mobileNetworks,
  webFonts,
  commodityFutures,
  basketballRosters,
  midwestCounties,
  frenchVote,
  frenchTowns,
  activityCodes,
  organDonors,
  volleyballPlayers,
];
