import { useState, type ChangeEvent, type KeyboardEvent } from 'react'

interface DraftOptions {
  /** What is saved. */
  value: string
  isValid: (typed: string) => boolean
  onSave: (typed: string) => void
}

/** What is typed into a field, saved when the field is left or Enter is pressed. Without text the old value returns. */
export function useDraft({ value, isValid, onSave }: DraftOptions) {
  const [typed, setTyped] = useState<string | null>(null)
  const isInvalid = typed !== null && typed !== '' && !isValid(typed)
  const save = () => {
    if (typed === null || isInvalid) return
    setTyped(null)
    if (typed !== '' && typed !== value) onSave(typed)
  }
  return {
    isInvalid,
    input: {
      value: typed ?? value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
      onBlur: save,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') save()
      },
    },
  }
}
