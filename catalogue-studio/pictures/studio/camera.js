import * as THREE from 'three';

const FIELD_OF_VIEW_DEG = 13;
const LENS_SHIFT_BELOW_DEG = 8;

/**
 * The one camera. Upright products are seen from slightly above with lens shift, so that verticals stay parallel;
 * from `LENS_SHIFT_BELOW_DEG` on the camera looks down at the product.
 *
 * @param {{ frameMm: number, elevationDeg?: number, baseline?: number, pixels: number }} framing
 *   `frameMm`: millimetres of shelf in the picture; `baseline`: how high the shelf's edge stands, as a share
 */
export function studioCamera({ frameMm, elevationDeg = 5, baseline = 0.07, pixels }) {
  const distance = frameMm / 2 / Math.tan((FIELD_OF_VIEW_DEG * Math.PI) / 360);
  const elevation = (elevationDeg * Math.PI) / 180;
  const centreY = frameMm * (0.5 - baseline);
  const looksDown = elevationDeg > LENS_SHIFT_BELOW_DEG;
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, distance * 0.5, distance * 2.5);
  if (looksDown) {
    camera.position.set(0, centreY + distance * Math.sin(elevation), distance * Math.cos(elevation));
    camera.lookAt(0, centreY, 0);
  } else {
    camera.position.set(0, centreY + distance * Math.sin(elevation), distance);
  }

  /** Points the camera, moved by a part of a pixel (dx, dy). */
  const aim = (dx = 0, dy = 0) => {
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    const { elements } = camera.projectionMatrix;
    elements[8] += (dx * 2) / pixels;
    elements[9] += (dy * 2) / pixels;
    if (!looksDown) elements[9] += (centreY - camera.position.y) / (frameMm / 2);
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  };
  return { camera, aim };
}
