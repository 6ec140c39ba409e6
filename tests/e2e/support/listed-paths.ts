/**
 * The paths of the specification, spelled as it spells them, with the sign-up page whose path the decisions
 * settle. Written out by hand: this list is what src/routes/paths.ts is checked against. A page that the
 * specification does not know needs no line here.
 */
export const LISTED_PATHS = `
/
/products /products/LoanPortal /products/loanPortal /products/insurancePortal
/products/rechargePortal /products/travelServices /products/aepsPortal
/products/paymentGateWayPortal /products/verificationPortal /products/apiSolutions
/apis /apis/MoneyTransfer /apis/moneyTransfer /apis/CashWithdrawal /apis/UtilityBillPayment
/apis/QrPayment /apis/CashCollection /apis/CashDrop /apis/Payout /apis/UPIPayment /apis/UpiPayment
/apis/apiRefrence /apis/guideSteps /apis/GSTVerificationPage /apis/ReverseGeocodingPage
/apis/employee /apis/driving-licence /apis/digilocker /digilocker
/apis/panFeatures /apis/aadhaarFeatures /apis/bankFeatures /apis/voterFeatures /apis/bbpsFeatures
/apis/rcFeatures /apis/passportFeatures /apis/cinFeatures /apis/ocrFeatures /apis/upiFeatures
/retailers/MoneyTransfer /retailers/moneyTransfer /retailers/CashWithdrawal
/retailers/UtilityBillPayment /retailers/sell-insurance /retailers/business-loan
/company/About /company/faqs /services /partnership /alliance /investors /CertificatesPage /login
/contact /payment-gateway /UpiSolution /PrepaidSolutions
/SubscriptionManagement /subscriptionManagement /APIIntegration /PrivacyPolicy /TermsOfService
/signup
`
  .trim()
  .split(/\s+/);
