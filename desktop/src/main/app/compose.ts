export interface Composition<Made extends object> {
  made: Made
  /** Adds an ability, made from those before it. */
  add: <Name extends string, Ability>(
    name: Name,
    make: (made: Made) => Ability,
  ) => Composition<Made & Record<Name, Ability>>
  /** Starts something that nothing after it needs. */
  run: (start: (made: Made) => unknown) => Composition<Made>
}

/** Makes a list of abilities in order. The compiler knows at each one what has been made before. */
export function compose<Made extends object>(made: Made): Composition<Made> {
  return {
    made,
    add: (name, make) =>
      compose({ ...made, [name]: make(made) } as Made & Record<typeof name, ReturnType<typeof make>>),
    run: (start) => {
      start(made)
      return compose(made)
    },
  }
}
