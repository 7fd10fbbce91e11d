/** Organic matter in a part of carbon. */
const MATTER_PER_CARBON = 1.724;

/** Tonnes of carbon in a hectare's upper soil. */
export function carbonStock(ocPercent: number, bulkDensity: number, depthCm: number): number {
  return ocPercent * bulkDensity * depthCm;
}

export function organicMatter(carbon: number): number {
  return carbon * MATTER_PER_CARBON;
}
