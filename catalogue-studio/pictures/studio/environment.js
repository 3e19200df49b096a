import * as THREE from 'three';

/** Panels of the studio: position, size (in the studio's own unit), brightness and how wide their soft edge is. */
const PANELS = [
  { name: 'overhead', at: [0, 22, 2], size: [30, 22], brightness: 3.2, softness: 0.5 },
  { name: 'key, left front', at: [-20, 9, 12], size: [14, 24], brightness: 4.2, softness: 0.7 },
  { name: 'strip, right front', at: [20, 5, 9], size: [6, 26], brightness: 3.0, softness: 0.6 },
  { name: 'rim, left back', at: [-16, 4, -14], size: [5, 26], brightness: 5.0, softness: 0.6 },
  { name: 'rim, right back', at: [17, 6, -13], size: [5, 26], brightness: 5.0, softness: 0.6 },
  { name: 'fill behind the camera', at: [-4, 5, 24], size: [30, 20], brightness: 1.25, softness: 0.9 },
];

const PANEL_PIXELS = 128;

/** What glossy and metal surfaces mirror: a bright room with soft panels and dark sides, which draw the edges. */
export function studioEnvironment(renderer) {
  const scene = new THREE.Scene();
  scene.add(room());
  for (const panel of PANELS) scene.add(softPanel(panel));
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0, 0.1, 100, { size: 512 }).texture;
}

function room() {
  return new THREE.Mesh(
    new THREE.SphereGeometry(50, 64, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      vertexShader:
        'varying vec3 p; void main() { p = normalize( position ); gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1. ); }',
      fragmentShader: /* glsl */ `
      varying vec3 p;
      void main() {
        float grey = p.y < 0. ? mix( .62, .34, smoothstep( 0., -1., p.y ) ) : mix( .5, .78, p.y );
        grey *= mix( 1., .38, smoothstep( .55, .98, abs( p.x ) ) * smoothstep( .5, .0, abs( p.y ) ) );
        gl_FragColor = vec4( vec3( grey ), 1. );
      }`,
    }),
  );
}

function softPanel({ at, size, brightness, softness }) {
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(...size),
    new THREE.MeshBasicMaterial({
      color: new THREE.Color(brightness, brightness, brightness),
      map: new THREE.CanvasTexture(softSquare(softness)),
      transparent: true,
      side: THREE.DoubleSide,
      depthWrite: false,
    }),
  );
  mesh.position.set(...at);
  mesh.lookAt(0, 0, 0);
  return mesh;
}

function softSquare(softness) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PANEL_PIXELS;
  const context = canvas.getContext('2d');
  const image = context.createImageData(PANEL_PIXELS, PANEL_PIXELS);
  const fade = (i) => {
    const inside = Math.min(1, Math.min(i, PANEL_PIXELS - 1 - i) / ((PANEL_PIXELS - 1) / 2) / softness);
    return inside * inside * (3 - 2 * inside);
  };
  for (let y = 0; y < PANEL_PIXELS; y++) {
    for (let x = 0; x < PANEL_PIXELS; x++) {
      image.data.set([255, 255, 255, 255 * fade(x) * fade(y)], (y * PANEL_PIXELS + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
