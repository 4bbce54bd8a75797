/** Spec section 9. */
export const minimumPasswordLength = 6;

/** A session that nobody used for so long has ended. */
export const sessionLifetimeDays = 30;
