/**
 * Loaded before a server (`node --import`): its clock starts at CLOCK_AT and runs so slowly that a minute ends after no
 * run, so that two runs show the same dates. Timers are not affected.
 */
const SLOWNESS = 60
const RealDate = Date
const at = Number(process.env.CLOCK_AT)
const from = Number(process.env.CLOCK_FROM)
const now = () => at + Math.floor((RealDate.now() - from) / SLOWNESS)

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, subject) => Reflect.construct(target, args.length > 0 ? args : [now()], subject),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
