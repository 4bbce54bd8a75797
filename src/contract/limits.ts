/** Spec section 9. */
export const minimumPasswordLength = 6;
