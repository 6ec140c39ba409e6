import type { ReactElement } from 'react';

export const fullName = 'Full Name';
export const emailAddress = 'Email Address';
export const apiOfInterest = 'API of interest';
export const chooseApi = 'Choose Apis';
export const signUp = 'Sign Up';
export const submitting = 'Submitting...';
export const haveAccount = (login: ReactElement) => <span>Already have an account? {login}</span>;
export const login = 'Login';

export const failed = 'Sign-Up failed. Please try again.';
export const fieldMissing = 'Please fill all fields.';
export const nameWrong = 'Name should only contain letters.';
export const phoneWrong = 'Please enter a valid phone number.';
export const emailWrong = 'Please enter a valid email address.';

export const doneHeading = 'Sign-Up Successful!';
export const welcome = (name: ReactElement) => <span>Welcome, {name}.</span>;
export const leavesShortly = 'You will be redirected shortly.';
export const ok = 'OK';
