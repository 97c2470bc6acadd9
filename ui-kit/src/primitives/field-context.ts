import { createContext, use } from 'react'

/** What a `Field` passes to the control inside it. */
export interface FieldWiring {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/**
 * The attributes that connect a control to its label, hint and error. Outside a `Field`, `name` becomes
 * its `aria-label`.
 */
export function useFieldControl(name?: string) {
  const field = use(FieldContext)
  if (field === null) return { 'aria-label': name }
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  }
}
