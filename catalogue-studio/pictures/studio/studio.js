import * as THREE from 'three';
import { studioCamera } from './camera.js';
import { studioEnvironment } from './environment.js';
import { FLOOR_MAP_PIXELS, studioFloor } from './floor.js';
import { gatherLight, whiteMaterial } from './light-pass.js';
import { Passes } from './passes.js';
import { halton } from './sequences.js';
import { lightBufferUniforms, patchShading, useLightBuffer } from './shading.js';

const BEAUTY_FRAMES = 4;
const JITTER_PIXELS = 1.3;

/** Pixels of the light buffer for each pixel of the picture: soft light needs fewer. */
const LIGHT_BUFFER_SCALE = 0.7;

/** The photo studio: one light, one lens, one exposure for every product. */
export class Studio {
  constructor(pixels) {
    patchShading();
    this.pixels = pixels;
    this.renderer = new THREE.WebGLRenderer({
      canvas: document.createElement('canvas'),
      alpha: true,
      antialias: false,
      preserveDrawingBuffer: true,
    });
    this.renderer.setSize(pixels, pixels, false);
    this.renderer.setClearColor(0, 0);
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.passes = new Passes(this.renderer);
    this.targets = renderTargets(pixels);
    this.environment = studioEnvironment(this.renderer);
    this.litShape = undefined;
  }

  /**
   * Takes a picture. The light, which takes most of the time, is gathered once for the colours of a shape.
   *
   * @param {{ group: THREE.Object3D, frameMm: number, litMm?: number, elevationDeg?: number, baseline?: number }} set
   *   `litMm`: millimetres of shelf that are lit, where a close-up shows less of it
   * @param {string} shape names the geometry and the view: equal for pictures that differ in colours only
   * @returns {Promise<Blob>} a PNG with alpha
   */
  async shoot({ group, frameMm, litMm = frameMm, elevationDeg, baseline }, shape) {
    const scene = new THREE.Scene();
    scene.add(group);
    group.traverse((object) => prepare(object));
    const floor = studioFloor(litMm, whiteMaterial);
    scene.add(floor.mesh);
    const { camera, aim } = studioCamera({ frameMm, elevationDeg, baseline, pixels: this.pixels });
    aim();
    if (shape !== this.litShape) {
      gatherLight(this, { scene, group, floor, camera, frameMm: litMm });
      this.passes.blur(this.targets.floorLight, this.targets.floorSpare, FLOOR_MAP_PIXELS);
      this.litShape = shape;
    }
    floor.showShadow(this.targets.floorLight.texture);
    this.#develop(scene, camera, aim);
    const png = await new Promise((resolve) => this.renderer.domElement.toBlob(resolve, 'image/png'));
    dispose(scene);
    return png;
  }

  #develop(scene, camera, aim) {
    const { renderer, passes, targets } = this;
    scene.environment = this.environment;
    scene.environmentIntensity = 0.9;
    lightBufferUniforms.lightBuffer.value = targets.light.texture;
    lightBufferUniforms.pictureSize.value = this.pixels;
    lightBufferUniforms.bufferSize.value = targets.light.width;
    renderer.setRenderTarget(targets.picture);
    renderer.clear();
    for (let i = 1; i <= BEAUTY_FRAMES; i++) {
      aim((halton(2, i) - 0.5) * JITTER_PIXELS, (halton(3, i) - 0.5) * JITTER_PIXELS);
      renderer.setRenderTarget(targets.frame);
      renderer.clear();
      renderer.render(scene, camera);
      passes.addToneMapped(targets.frame.texture, targets.picture, 1 / BEAUTY_FRAMES);
    }
    renderer.setRenderTarget(null);
    renderer.clear();
    passes.copy(targets.picture.texture, null);
  }
}

function renderTargets(pixels) {
  const sum = { type: THREE.FloatType, depthBuffer: false };
  const frame = { type: THREE.HalfFloatType };
  const floor = [FLOOR_MAP_PIXELS, FLOOR_MAP_PIXELS];
  const light = Math.round(pixels * LIGHT_BUFFER_SCALE);
  return {
    lightFrame: new THREE.WebGLRenderTarget(light, light, frame),
    light: new THREE.WebGLRenderTarget(light, light, sum),
    floorFrame: new THREE.WebGLRenderTarget(...floor, frame),
    floorLight: new THREE.WebGLRenderTarget(...floor, sum),
    floorSpare: new THREE.WebGLRenderTarget(...floor, sum),
    frame: new THREE.WebGLRenderTarget(pixels, pixels, { ...frame, samples: 4 }),
    picture: new THREE.WebGLRenderTarget(pixels, pixels, sum),
  };
}

function prepare(object) {
  if (!object.isMesh) return;
  object.castShadow = !object.userData.noShadow;
  object.receiveShadow = true;
  useLightBuffer(object.material);
}

/** Frees geometries and textures. Materials stay: with the last one its compiled shader would go, which costs seconds. */
function dispose(scene) {
  scene.traverse((object) => {
    object.geometry?.dispose();
    for (const key of ['map', 'emissiveMap', 'bumpMap']) {
      const texture = object.material?.[key];
      if (texture && !texture.userData.isKept) texture.dispose();
    }
  });
}
