export { proveTwoFactor } from './proofs/prove_two_factor.js'
