/**
 * Milliseconds a complaint waits after a field is left (`delayError` of a form). It pushes down what is below,
 * and the button somebody is just pressing must not move from under the click.
 */
export const ERROR_DELAY = 200
