/** What a verification returns. All of it is made up. */
export interface GstResult {
  /** Whether such a number can exist: its State, its registration and its check character are right. */
  valid: boolean;
  data: {
    gstin: string;
    legalName: string;
    tradeName: string;
    /** `YYYY-MM-DD`. */
    registrationDate: string;
    status: 'Active' | 'Cancelled';
    state: string;
    taxpayerType: 'Regular' | 'Composition';
    address: string;
  };
}
