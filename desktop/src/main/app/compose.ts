export interface Composition<Made extends object> {
  made: Made
  /** Adds an ability, created from those before it. */
  add: <Name extends string, Ability>(
    name: Name,
    make: (made: Made) => Ability,
  ) => Composition<Made & Record<Name, Ability>>
  /** Runs a side effect with no result. */
  run: (start: (made: Made) => unknown) => Composition<Made>
}

/** Creates abilities in order; each one has typed access to those before it. */
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
