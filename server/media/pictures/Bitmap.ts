import { createJimp } from '@jimp/core';
import bmp, { msBmp } from '@jimp/js-bmp';
import gif from '@jimp/js-gif';
import jpeg from '@jimp/js-jpeg';
import png from '@jimp/js-png';
import { methods as cover } from '@jimp/plugin-cover';

/** A picture in memory, of the formats that people's pictures have: Jimp with the parts that we use, a tenth of the whole. */
export const Bitmap = createJimp({ formats: [png, jpeg, gif, bmp, msBmp], plugins: [cover] });
