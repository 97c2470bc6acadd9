/** Starts a proxy on a port of this machine, in front of servers on these ports. Returns how to stop it. */
export function startBalancer(port: number, targets: number[]): Promise<() => void>
