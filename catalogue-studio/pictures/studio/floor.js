import * as THREE from 'three';

export const FLOOR_MAP_PIXELS = 320;
export const FLOOR_LAYER = 2;
const FLOOR_PER_FRAME = 2.6;

const SHADOW_MATERIAL = {
  vertexShader:
    'varying vec2 u; void main() { u = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1. ); }',
  fragmentShader: /* glsl */ `
    varying vec2 u; uniform sampler2D lightMap;
    void main() {
      vec2 open = texture2D( lightMap, vec2( .03 ) ).rg;
      vec2 visible = texture2D( lightMap, u ).rg / max( open, .001 );
      float shadow = 1. - ( .38 * visible.r + .62 * visible.g );
      vec2 fromCentre = ( u - .5 ) * vec2( 2.9, 3.4 );
      // Faded out before the edge of the picture, so that no shadow is cut.
      shadow = clamp( shadow - .05, 0., 1. ) * smoothstep( 1., .35, length( fromCentre ) );
      gl_FragColor = vec4( .06, .04, .03, clamp( shadow * .72, 0., .8 ) );
    }`,
};

/** The shelf: white while light is gathered, then only its shadow is left, as black with alpha. */
export function studioFloor(frameMm, white) {
  const size = frameMm * FLOOR_PER_FRAME;
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size, size), white);
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  mesh.layers.enable(FLOOR_LAYER);

  const fromAbove = new THREE.OrthographicCamera(-size / 2, size / 2, size / 2, -size / 2, 0.1, 10);
  fromAbove.position.set(0, 5, 0);
  fromAbove.up.set(0, 0, -1);
  fromAbove.lookAt(0, 0, 0);
  fromAbove.updateMatrixWorld();
  fromAbove.layers.set(FLOOR_LAYER);

  const showShadow = (lightMap) => {
    mesh.material = new THREE.ShaderMaterial({
      ...SHADOW_MATERIAL,
      transparent: true,
      depthWrite: false,
      uniforms: { lightMap: { value: lightMap } },
    });
  };
  return { mesh, fromAbove, showShadow };
}
