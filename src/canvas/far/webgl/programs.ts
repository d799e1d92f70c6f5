import { type Shaders } from './shaders';

/** Where programs read textures, by the names that those have in them. */
export const UNITS = { nodes: 0, counts: 1, samples: 2 } as const;

function compiled(gl: WebGL2RenderingContext, type: GLenum, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (shader === null) throw new Error('The graphics card is gone');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (gl.getShaderParameter(shader, gl.COMPILE_STATUS) !== true) throw new Error(gl.getShaderInfoLog(shader) ?? '');
  return shader;
}

/** A program that is set up once and then run with other numbers each time. */
export class Program {
  readonly #program: WebGLProgram;

  constructor(
    private readonly gl: WebGL2RenderingContext,
    { vertex, fragment }: Shaders,
  ) {
    this.#program = gl.createProgram();
    for (const [type, source] of [[gl.VERTEX_SHADER, vertex] as const, [gl.FRAGMENT_SHADER, fragment] as const])
      gl.attachShader(this.#program, compiled(gl, type, source));
    gl.linkProgram(this.#program);
    if (gl.getProgramParameter(this.#program, gl.LINK_STATUS) !== true)
      throw new Error(gl.getProgramInfoLog(this.#program) ?? '');
    gl.useProgram(this.#program);
    for (const [name, unit] of Object.entries(UNITS)) gl.uniform1i(this.#place(name), unit);
  }

  /** Draws with this program from here on, with these numbers. */
  use(numbers: Readonly<Record<string, number | readonly number[]>>): void {
    this.gl.useProgram(this.#program);
    for (const [name, value] of Object.entries(numbers)) {
      const place = this.#place(name);
      if (typeof value === 'number') this.gl.uniform1f(place, value);
      else if (value.length === 2) this.gl.uniform2fv(place, value);
      else this.gl.uniform3fv(place, value);
    }
  }

  #place(name: string): WebGLUniformLocation | null {
    return this.gl.getUniformLocation(this.#program, name);
  }
}

/** A texture that is read texel by texel, bound to a unit, with its frame where it is drawn on. */
export class Texture {
  readonly #texture: WebGLTexture;
  #frame: WebGLFramebuffer | undefined;
  #size = '';

  constructor(
    private readonly gl: WebGL2RenderingContext,
    private readonly unit: number,
    private readonly internal: GLenum,
    private readonly format: GLenum,
    private readonly type: GLenum,
  ) {
    this.#texture = gl.createTexture();
    this.#bind();
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
  }

  /** Puts texels in, as many as a picture of this width has. */
  fill(width: number, texels: Uint32Array, parts: number): void {
    this.#bind();
    const height = texels.length / parts / width;
    this.gl.texImage2D(this.gl.TEXTURE_2D, 0, this.internal, width, height, 0, this.format, this.type, texels);
  }

  /** Draws on this texture from here on, in that size, on nothing. */
  clear(width: number, height: number): void {
    const { gl } = this;
    this.#bind();
    if (this.#size !== `${width} ${height}`) {
      gl.texImage2D(gl.TEXTURE_2D, 0, this.internal, width, height, 0, this.format, this.type, null);
      this.#size = `${width} ${height}`;
    }
    this.#frame ??= this.#framed();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    gl.viewport(0, 0, width, height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  #bind(): void {
    this.gl.activeTexture(this.gl.TEXTURE0 + this.unit);
    this.gl.bindTexture(this.gl.TEXTURE_2D, this.#texture);
  }

  #framed(): WebGLFramebuffer {
    const { gl } = this;
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.#texture, 0);
    return frame;
  }
}
