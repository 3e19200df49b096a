import * as THREE from 'three';
import { FLOOR_LAYER } from './floor.js';
import { BATCHES, lightBatches, LIGHTS_PER_BATCH } from './light-positions.js';

const white = new THREE.MeshLambertMaterial({ color: 0xffffff });
export { white as whiteMaterial };

function shadowedLight(frameMm) {
  const light = new THREE.DirectionalLight(0xffffff, 1);
  light.castShadow = true;
  light.layers.enable(FLOOR_LAYER);
  light.target.position.set(0, frameMm * 0.35, 0);
  light.target.updateMatrixWorld();
  const { shadow } = light;
  const reach = frameMm * 0.72;
  shadow.mapSize.set(1024, 1024);
  shadow.camera.left = shadow.camera.bottom = -reach;
  shadow.camera.right = shadow.camera.top = reach;
  shadow.camera.near = 0.1;
  shadow.camera.far = frameMm * 6;
  shadow.normalBias = frameMm * 0.002;
  shadow.bias = -0.0006;
  shadow.radius = 4;
  return light;
}

/**
 * Gathers soft light: everything plain white under a few hard lights that move over the softbox and the dome; the
 * frames add up to area shadows and ambient occlusion. Several lights a frame, because on a software renderer the
 * geometry costs more than the shadows.
 *
 * @param {object} studio renderer, passes and targets (`lightFrame`, `light`, `floorFrame`, `floorLight`)
 * @param {object} set `scene`, `group` (the product), `floor`, `camera`, `frameMm`
 */
export function gatherLight(studio, { scene, group, floor, camera, frameMm }) {
  const { renderer, passes, targets } = studio;
  for (const target of [targets.light, targets.floorLight]) {
    renderer.setRenderTarget(target);
    renderer.clear();
  }
  const hidden = hideWhatCastsNoShadow(group);
  const lights = Array.from({ length: LIGHTS_PER_BATCH }, () => shadowedLight(frameMm));
  for (const light of lights) scene.add(light, light.target);
  scene.overrideMaterial = white;
  renderer.shadowMap.autoUpdate = false;
  for (const batch of lightBatches()) {
    lights.forEach((light, i) => {
      light.color.copy(batch[i].colour);
      light.position
        .copy(batch[i].direction)
        .multiplyScalar(frameMm * 3)
        .add(light.target.position);
    });
    renderer.shadowMap.needsUpdate = true;

    floor.mesh.visible = false;
    renderer.setRenderTarget(targets.lightFrame);
    renderer.clear();
    renderer.render(scene, camera);
    passes.add(targets.lightFrame.texture, targets.light, 1 / BATCHES);

    floor.mesh.visible = true;
    renderer.setRenderTarget(targets.floorFrame);
    renderer.clear();
    renderer.render(scene, floor.fromAbove);
    passes.add(targets.floorFrame.texture, targets.floorLight, 1 / BATCHES);
  }
  scene.overrideMaterial = null;
  for (const light of lights) {
    light.shadow.map?.dispose();
    scene.remove(light, light.target);
  }
  for (const mesh of hidden) mesh.visible = true;
}

function hideWhatCastsNoShadow(group) {
  const hidden = [];
  group.traverse((object) => {
    if (object.isMesh && (object.userData.noShadow || object.material.transparent)) hidden.push(object);
  });
  for (const mesh of hidden) mesh.visible = false;
  return hidden;
}
