import {
  ARROW,
  ARROW_OPACITY,
  FAINT,
  FAINTEST_SHARE,
  MANY_LINES,
  NODE_RIM,
  RIM,
  RING,
  SHAPED_FROM,
  SHORT,
} from '../levels';
import { WIDTH_PARTS } from '../columns';
import { LEFT_OUT, MARKS } from '../scene';
import { SAMPLED as EVERY } from '../software/exposure';
import { CORNERS } from '../software/polygons';
import { LINE } from '../software/lines';
import { ROW } from './columns';

const float = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

const shapes = CORNERS.map((corners) => corners ?? []);
const firsts = shapes.map((_, at) => shapes.slice(0, at).reduce((sum, { length }) => sum + length, 0));
const corners = shapes.flat();

/** What all programs know: nodes, the view, and how a place of the plane is put on the picture, whose y grows downward. */
const COMMON = `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
uniform usampler2D nodes;
uniform vec3 view; // pixels for a unit, left, top
uniform vec2 size;
struct Node { vec2 at; float radius; uint dress; };
Node nodeOf(uint index) {
  uvec4 texel = texelFetch(nodes, ivec2(index % ${ROW}u, index / ${ROW}u), 0);
  return Node(uintBitsToFloat(texel.xy) * view.x + view.yz, uintBitsToFloat(texel.z), texel.w);
}
uint marksOf(Node node) { return (node.dress >> 24u) & 15u; }
const uint LEFT_OUT = ${LEFT_OUT.canvas}u;
bool isMarked(uint marks, uint mark) { return (marks & mark) != 0u; }
vec3 colourOf(uint pixel) { return vec3(pixel & 255u, (pixel >> 8u) & 255u, (pixel >> 16u) & 255u) / 255.0; }
`;

const VERTEX = `${COMMON}
vec4 onto(vec2 pixel) { return vec4(pixel.x / size.x * 2.0 - 1.0, 1.0 - pixel.y / size.y * 2.0, 0.0, 1.0); }
const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);
vec2 corner() { return vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0; }
`;

const FRAGMENT = `${COMMON}
vec2 here() { return vec2(gl_FragCoord.x, size.y - gl_FragCoord.y); }
`;

/** A relationship with its ends, and whether it is drawn at all. */
const EDGE = `
layout(location = 0) in uvec4 edge;
bool isDrawn(Node start, Node end) {
  return !isMarked(marksOf(start) | marksOf(end), ${MARKS.hidden}u) && !isMarked(edge.w >> 16u, LEFT_OUT);
}
float faintness() { return isMarked(edge.w >> 16u, ${MARKS.faint}u) ? ${FAINT} : 1.0; }
`;

/** Where four samples of a pixel lie. */
const SAMPLES = 'const vec2 SAMPLES[4] = vec2[](vec2(-.25, -.25), vec2(.25, -.25), vec2(-.25, .25), vec2(.25, .25));';

/** One program: what becomes of corners, and of pixels. */
export interface Shaders {
  readonly vertex: string;
  readonly fragment: string;
}

/** Counts lines on each pixel, as `software/lines.ts` does: smoothly between the two pixels that a line runs between, or on one. */
export const LINES: Shaders = {
  vertex: `${VERTEX}${EDGE}
uniform float lines;
uniform float smoothness; // half a pixel where a line is shared between two, else none
flat out float weight;
flat out float reach;
out float beside;
void main() {
  Node start = nodeOf(edge.x), end = nodeOf(edge.y);
  vec2 way = end.at - start.at;
  float far = length(way);
  gl_Position = NOWHERE;
  if (!isDrawn(start, end) || far == 0.0) return;
  bool isSteep = abs(way.y) > abs(way.x);
  float major = isSteep ? abs(way.y) : abs(way.x);
  float share = lines <= ${float(MANY_LINES)} || far <= ${float(SHORT)} ? 1.0 : max(${FAINTEST_SHARE}, pow(${float(SHORT)} / far, .75));
  float abreast = max(1.0, round(float(edge.w & 255u) / ${float(WIDTH_PARTS)} * view.x));
  float spread = abreast > 1.0 ? far / major : 1.0;
  weight = max(1.0, round(${float(LINE)} * share * faintness())) / ${float(LINE)} / spread * min(1.0, major);
  reach = abreast * spread / 2.0;
  vec2 side = corner();
  beside = side.y * (reach + smoothness);
  vec2 across = isSteep ? vec2(1.0, 0.0) : vec2(0.0, 1.0);
  vec2 place = (side.x < 0.0 ? start.at : end.at) + side.x * way / major * .5 + across * beside;
  // The middle of a pixel is half a pixel from its corner, where lines are counted.
  gl_Position = onto(place + vec2(.5) - across * (.5 - smoothness));
}`,
  fragment: `${FRAGMENT}
uniform float smoothness; // half a pixel where a line is shared between two, else none
flat in float weight;
flat in float reach;
in float beside;
out vec4 count;
void main() { count = vec4(weight * (smoothness > 0.0 ? clamp(reach + .5 - abs(beside), 0.0, 1.0) : 1.0)); }`,
};

/** Covers the whole picture. */
const WHOLE = `${VERTEX}
void main() { gl_Position = vec4(corner(), 0.0, 1.0); }`;

/** Samples of a picture in a row. */
export const SAMPLES_ROW = 512;

/** Every so manieth pixel of the counts, as a whole number in two bytes. */
export const SAMPLED: Shaders = {
  vertex: WHOLE,
  fragment: `${FRAGMENT}
uniform sampler2D counts;
out vec4 bytes;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy), whole = textureSize(counts, 0);
  int pixel = (at.y * ${SAMPLES_ROW} + at.x) * ${EVERY};
  bool isIn = pixel < whole.x * whole.y;
  float count = isIn ? texelFetch(counts, ivec2(pixel % whole.x, pixel / whole.x), 0).r : 0.0;
  uint value = uint(clamp(round(count * ${float(LINE)}), 0.0, 65535.0));
  bytes = vec4(float(value & 255u), float(value >> 8u), 0.0, 255.0) / 255.0;
}`,
};

/** Lays lines over the picture as strongly as they lie thick. */
export const TONED: Shaders = {
  vertex: WHOLE,
  fragment: `${FRAGMENT}
uniform sampler2D counts;
uniform vec3 tone;
uniform float strength;
out vec4 seen;
void main() {
  float count = texelFetch(counts, ivec2(gl_FragCoord.xy), 0).r;
  float share = 1.0 - pow(1.0 - strength, count);
  seen = vec4(tone * share, share);
}`,
};

/** Draws the arrows of lines that are long enough. */
export const ARROWS: Shaders = {
  vertex: `${VERTEX}${EDGE}
uniform vec3 tone;
flat out vec2 tip;
flat out vec2 way;
flat out vec4 ink;
void main() {
  Node start = nodeOf(edge.x), end = nodeOf(edge.y);
  vec2 whole = end.at - start.at;
  float far = length(whole), rim = (end.radius + ${float(NODE_RIM)}) * view.x, size = ${ARROW.length} * view.x;
  gl_Position = NOWHERE;
  if ((edge.w & 256u) == 0u || !isDrawn(start, end) || far <= rim + size) return;
  way = whole / far;
  tip = end.at - way * rim;
  bool isPlain = edge.z == 0u;
  ink = vec4(isPlain ? tone : colourOf(edge.z), (isPlain ? ${ARROW_OPACITY.plain} : ${ARROW_OPACITY.coloured}) * faintness());
  gl_Position = onto(tip + corner() * size * 1.12);
}`,
  fragment: `${FRAGMENT}
${SAMPLES}
flat in vec2 tip;
flat in vec2 way;
flat in vec4 ink;
out vec4 seen;
void main() {
  float covered = 0.0;
  for (int sampled = 0; sampled < 4; sampled += 1) {
    vec2 from = (here() + SAMPLES[sampled] - tip) / (${ARROW.length} * view.x);
    float back = -dot(from, way), beside = abs(way.x * from.y - way.y * from.x);
    if (back <= 1.0 && beside < back * .5) covered += .25;
  }
  seen = vec4(ink.rgb, 1.0) * ink.a * covered;
}`,
};

/** Draws nodes in the order in which they are given: what is chosen has a ring, others a rim. */
export const NODES: Shaders = {
  vertex: `${VERTEX}
uniform float leastRadius;
layout(location = 0) in uint index;
flat out vec2 middle;
flat out float radius;
flat out uint dress;
void main() {
  Node node = nodeOf(index);
  gl_Position = NOWHERE;
  if (isMarked(marksOf(node), LEFT_OUT)) return;
  middle = node.at;
  radius = max(leastRadius, node.radius * view.x);
  dress = node.dress;
  gl_Position = onto(middle + corner() * (radius + ${float(RING.gap + RING.width + 1)}));
}`,
  fragment: `${FRAGMENT}
${SAMPLES}
const vec2 CORNERS[${corners.length}] = vec2[](${corners.map(([x, y]) => `vec2(${float(x)}, ${float(y)})`).join(', ')});
const int FIRSTS[${shapes.length}] = int[](${firsts.join(', ')});
const int LENGTHS[${shapes.length}] = int[](${shapes.map(({ length }) => length).join(', ')});
uniform float rimmedFrom;
uniform vec3 ground;
uniform vec3 accent;
flat in vec2 middle;
flat in float radius;
flat in uint dress;
out vec4 seen;
bool isIn(vec2 at, int first, int count) {
  bool isInside = false;
  vec2 before = CORNERS[first + count - 1];
  for (int index = 0; index < count; index += 1) {
    vec2 next = CORNERS[first + index];
    if ((next.y > at.y) != (before.y > at.y) && at.x < (before.x - next.x) * (at.y - next.y) / (before.y - next.y) + next.x)
      isInside = !isInside;
    before = next;
  }
  return isInside;
}
float disc(float reach) { return clamp(reach + .5 - distance(here(), middle), 0.0, 1.0); }
float shapeOf(int shape) {
  float covered = 0.0;
  for (int sampled = 0; sampled < 4; sampled += 1)
    if (isIn((here() + SAMPLES[sampled] - middle) / radius, FIRSTS[shape], LENGTHS[shape])) covered += .25;
  return covered;
}
void lay(vec3 colour, float share) { seen = vec4(colour, 1.0) * share + seen * (1.0 - share); }
void main() {
  uint marks = (dress >> 24u) & 15u;
  int shape = int(dress >> 28u);
  bool hasCorners = LENGTHS[shape] > 0;
  float opacity = isMarked(marks, ${MARKS.faint}u) ? ${FAINT} : 1.0;
  seen = vec4(0.0);
  if (isMarked(marks, ${MARKS.chosen}u)) {
    lay(accent, disc(radius + ${float(RING.gap + RING.width)}));
    lay(ground, disc(radius + ${float(RING.gap)}));
  } else if (radius >= rimmedFrom && !hasCorners) lay(ground, disc(radius + ${float(RIM)}) * opacity);
  lay(colourOf(dress), (radius >= ${float(SHAPED_FROM)} && hasCorners ? shapeOf(shape) : disc(radius)) * opacity);
}`,
};
