import * as THREE from 'three';

/**
 * How surfaces take the light. Diffuse light comes from the light buffer (r = key softbox, g = sky dome, both
 * with soft shadows), specular light from the environment. three's own chunks are patched for it, so the version
 * of three is pinned.
 */
export const lightBufferUniforms = {
  lightBuffer: { value: null },
  bufferSize: { value: 1 },
  pictureSize: { value: 1 },
};

const DIFFUSE_FROM_LIGHT_BUFFER = /* glsl */ `
#if defined( STANDARD )
  vec2 screenUv = gl_FragCoord.xy / pictureSize;
  // Weighted by alpha over 3 x 3 pixels: the buffer is not anti-aliased, and its edges would show as dark dots.
  vec3 gathered = vec3( 0. );
  for ( int j = -1; j <= 1; j ++ ) for ( int i = -1; i <= 1; i ++ ) {
    vec4 texel = texture2D( lightBuffer, screenUv + vec2( i, j ) / bufferSize );
    gathered += vec3( texel.rg, texel.a ) * ( i == 0 && j == 0 ? 6. : 1. );
  }
  vec2 visible = gathered.z > .01 ? gathered.rg / gathered.z : vec2( .6 );
  float nearnessOfKey = 1.0 + .13 * ( screenUv.y - .45 ) - .10 * ( screenUv.x - .5 );
  float bounce = .07;
  float irradianceHere = ( visible.r * .62 + visible.g * .50 ) * nearnessOfKey + bounce;
  reflectedLight.indirectDiffuse = material.diffuseContribution * irradianceHere * .955;
  float specularShare = mix( .35, 1., smoothstep( .0, .75, visible.g + visible.r * .35 ) );
  reflectedLight.indirectSpecular *= specularShare;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= specularShare;
  #endif
#endif
`;

/** Changes three's shader chunks; call once, before the first material compiles. */
export function patchShading() {
  const chunks = THREE.ShaderChunk;
  chunks.lights_pars_begin = `uniform sampler2D lightBuffer; uniform float bufferSize, pictureSize;\n${chunks.lights_pars_begin}`;
  chunks.aomap_fragment = DIFFUSE_FROM_LIGHT_BUFFER + chunks.aomap_fragment;
}

/** Lets a standard material read the light buffer. */
export function useLightBuffer(material) {
  if (!material.isMeshStandardMaterial) return;
  material.onBeforeCompile = (shader) => Object.assign(shader.uniforms, lightBufferUniforms);
}
