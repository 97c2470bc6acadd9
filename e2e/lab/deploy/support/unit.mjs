/**
 * The settings of a section of a systemd unit, as a function from a name to all its values. As in systemd, an empty value
 * resets the list.
 */
export function readUnit(text, section) {
  const settings = new Map()
  let current
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    if (/^\s*([#;].*)?$/.test(line)) continue
    const heading = /^\[(.+)\]$/.exec(line)?.[1]
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (heading === undefined && name === undefined) throw new Error(`Not a line of a unit: ${line}`)
    if (heading !== undefined) current = heading
    else if (current === section)
      settings.set(name, value === '' ? [] : [...(settings.get(name) ?? []), value])
  }
  return (name) => settings.get(name) ?? []
}

/** The variables of lines such as `Environment=A=1`, and of a file for `EnvironmentFile=`. */
export function readVariables(lines) {
  const assignments = lines.filter((line) => !/^\s*([#;].*)?$/.test(line)).map((line) => line.split(/=(.*)/s))
  return Object.fromEntries(assignments.map(([name, value = '']) => [name, value]))
}

const UNITS = { ms: 0.001, s: 1, min: 60, h: 3600 }

/** Seconds of a time span of one number, such as `15` or `30min`. */
export function secondsOf(span) {
  const [, number, unit = 's'] = /^(\d+)(ms|s|min|h)?$/.exec(span) ?? []
  if (number === undefined) throw new Error(`Not a time span: ${span}`)
  return Number(number) * UNITS[unit]
}
