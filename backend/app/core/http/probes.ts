const PROBES = new Set(['/api/health', '/api/ready'])

/** Whether a path is asked by machines every few seconds: neither counted nor logged. */
export function isProbe(path: string): boolean {
  return PROBES.has(path)
}
