export { verifySecondFactor } from './repositories/second_factor.js'
