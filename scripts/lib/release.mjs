const UNWANTED = [
  /(^|\/)tests(\/|$)/,
  /^bench(\/|$)/,
  /^bin\/(test|describe_api)\./,
  /^reference(\/|$)/,
  /\.map$/,
  /(?<!\.d)\.ts$/,
  /\.tsbuildinfo$/,
]

/** The paths of a release, relative to it, that a server never needs. */
export const unwantedIn = (paths) => paths.filter((path) => UNWANTED.some((pattern) => pattern.test(path)))
