import * as THREE from 'three';

const FULL_SCREEN_VERTEX =
  /* glsl */ 'varying vec2 u; void main() { u = uv; gl_Position = vec4( position.xy, 0., 1. ); }';

const ADDITIVE = {
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  blendSrcAlpha: THREE.OneFactor,
  blendDstAlpha: THREE.OneFactor,
};

const material = (uniforms, fragmentShader, blending = { blending: THREE.NoBlending }) =>
  new THREE.ShaderMaterial({
    uniforms,
    fragmentShader,
    vertexShader: FULL_SCREEN_VERTEX,
    depthTest: false,
    depthWrite: false,
    ...blending,
  });

const addPass = material(
  { source: { value: null }, weight: { value: 1 } },
  'varying vec2 u; uniform sampler2D source; uniform float weight; void main() { gl_FragColor = texture2D( source, u ) * weight; }',
  ADDITIVE,
);

const copyPass = material(
  { source: { value: null } },
  'varying vec2 u; uniform sampler2D source; void main() { gl_FragColor = texture2D( source, u ); }',
);

const blurPass = material(
  { source: { value: null }, step: { value: new THREE.Vector2() } },
  /* glsl */ `
  varying vec2 u; uniform sampler2D source; uniform vec2 step;
  void main() {
    vec4 sum = vec4( 0. ); float weights = 0.;
    for ( int i = -6; i <= 6; i ++ ) {
      float weight = exp( -float( i * i ) / 16. );
      sum += texture2D( source, u + step * float( i ) ) * weight; weights += weight;
    }
    gl_FragColor = sum / weights;
  }`,
);

/** Tone-maps each frame before it is averaged, which keeps the edges of bright highlights clean. */
const toneMapPass = material(
  { source: { value: null }, weight: { value: 1 } },
  /* glsl */ `
  varying vec2 u; uniform sampler2D source; uniform float weight;
  vec3 neutral( vec3 c ) {
    float lowest = min( c.r, min( c.g, c.b ) );
    c -= ( lowest < .08 ? lowest - 6.25 * lowest * lowest : .04 ) * .5;
    float peak = max( c.r, max( c.g, c.b ) ), start = .8 - .04;
    if ( peak < start ) return c;
    float d = 1. - start, pressed = 1. - d * d / ( peak + d - start );
    c *= pressed / peak;
    return mix( c, vec3( pressed ), 1. - 1. / ( .15 * ( peak - pressed ) + 1. ) );
  }
  vec3 toSrgb( vec3 c ) { return mix( 1.055 * pow( max( c, 0. ), vec3( 1. / 2.4 ) ) - .055, c * 12.92, step( c, vec3( .0031308 ) ) ); }
  void main() {
    vec4 texel = texture2D( source, u ); float a = clamp( texel.a, 0., 1. );
    vec3 colour = a > 0. ? texel.rgb / a : vec3( 0. );
    gl_FragColor = vec4( clamp( toSrgb( neutral( colour ) ), 0., 1. ) * a, a ) * weight;
  }`,
  ADDITIVE,
);

/** Full-screen passes of one renderer. Targets are render targets, or null for the canvas. */
export class Passes {
  #camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  #quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), copyPass);
  #scene = new THREE.Scene().add(this.#quad);

  constructor(renderer) {
    this.renderer = renderer;
  }

  /** Adds `source` times `weight` to the target. */
  add(source, target, weight) {
    addPass.uniforms.weight.value = weight;
    this.#run(addPass, source, target);
  }

  /** Adds a tone-mapped frame, times `weight`, to the target. */
  addToneMapped(source, target, weight) {
    toneMapPass.uniforms.weight.value = weight;
    this.#run(toneMapPass, source, target);
  }

  /** Blurs along x, then y; the result ends in `target`, which is also the source. */
  blur(target, spare, size) {
    blurPass.uniforms.step.value.set(1 / size, 0);
    this.#run(blurPass, target.texture, spare);
    blurPass.uniforms.step.value.set(0, 1 / size);
    this.#run(blurPass, spare.texture, target);
  }

  copy(source, target) {
    this.#run(copyPass, source, target);
  }

  #run(pass, source, target) {
    pass.uniforms.source.value = source;
    this.#quad.material = pass;
    this.renderer.autoClear = false;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.#scene, this.#camera);
    this.renderer.autoClear = true;
  }
}
