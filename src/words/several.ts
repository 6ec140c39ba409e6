// What a field says that was given more than one number.

export const several = 'More than one number is here. Choose one:';
