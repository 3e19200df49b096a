import * as THREE from 'three';

const physical = (options) => new THREE.MeshPhysicalMaterial(options);

/** Brushed or polished metal. */
export const metal = (color, roughness = 0.28) => physical({ color, metalness: 1, roughness });

/** Satin glass or anodised aluminium: the usual back of a phone. */
export const matte = (color, roughness = 0.46, map = null) =>
  physical({ color, map, roughness, clearcoat: 0.25, clearcoatRoughness: 0.45, specularIntensity: 0.7 });

/** Polished glass or lacquer; on dark colours the coat is thinner, or it mirrors the fill panel as grey. */
export function gloss(color) {
  const isDark = new THREE.Color(color).getHSL({}).l < 0.2;
  return physical({ color, roughness: 0.35, clearcoat: isDark ? 0.4 : 1, clearcoatRoughness: 0.06 });
}

export const plastic = (color, roughness = 0.5) => physical({ color, roughness, specularIntensity: 0.6 });

/** Silicone and soft-touch plastic. */
export const rubber = (color) =>
  physical({
    color,
    roughness: 0.75,
    specularIntensity: 0.45,
    sheen: 0.25,
    sheenRoughness: 0.6,
    sheenColor: new THREE.Color(color),
  });

/** Woven cloth; the bump map is the weave. */
export const cloth = (color, bumpMap, bumpScale = 14) =>
  physical({
    color,
    bumpMap,
    bumpScale,
    roughness: 0.95,
    specularIntensity: 0.25,
    sheen: 0.5,
    sheenRoughness: 0.5,
    sheenColor: new THREE.Color(color).lerp(new THREE.Color(1, 1, 1), 0.4),
  });

/** Black cover glass. */
export const blackGlass = () => physical({ color: 0x050608, roughness: 0.06, specularIntensity: 0.8 });

/** The dark inside of a port or an ear cup. */
export const cavity = (color = 0x0a0b0d) => physical({ color, roughness: 0.4 });

/** A lit display. */
export const display = (emissiveMap) =>
  physical({
    color: 0,
    roughness: 0.05,
    emissive: 0xffffff,
    emissiveMap,
    emissiveIntensity: 1.12,
    specularIntensity: 0.28,
  });

/** Lens glass over a painted inside. */
export const lensGlass = (emissiveMap) =>
  physical({
    color: 0,
    roughness: 0.03,
    emissive: 0xffffff,
    emissiveMap,
    emissiveIntensity: 0.9,
    specularIntensity: 0.75,
  });

/** A lamp: shown in its own colour, whatever the light. */
export const glow = (color) => new THREE.MeshBasicMaterial({ color });

/** A colour times a factor, e.g. for the darker part of a product in one colour. */
export const shade = (color, factor) => new THREE.Color(color).multiplyScalar(factor);

/** A colour mixed with white. */
export const tint = (color, share) => new THREE.Color(color).lerp(new THREE.Color(1, 1, 1), share);
