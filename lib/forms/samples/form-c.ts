import type { Sample } from './sample';

export const formCSample: Sample = {
  values: {
    institutionName: 'Godavari Demonstration Finance Limited',
    institutionType: 'nbfc',
    licenseNumber: 'N-13.09876',
    institutionAddress: '3rd Floor, Kaveri Chambers, Banjara Hills Road 12',
    institutionCity: 'Hyderabad',
    institutionState: 'Telangana',
    institutionPincode: '500034',
    officerName: 'Suresh Reddy',
    officerDesignation: 'Chief Manager, Recovery',
    officerEmail: 'suresh.reddy@example.com',
    officerPhone: '9848012345',
    facilityType: 'term_loan',
    natureOfClaim: 'principal_outstanding',
    principalAmount: '45000000.00',
    interestAmount: '3262500.50',
    penaltyAmount: '450000.00',
    claimAmount: '48712500.50',
    sanctionDate: '2021-06-30',
    maturityDate: '2026-06-29',
    defaultDate: '2023-12-31',
    claimDescription:
      'Term loan of ₹6 crore for 220 vehicles under the sanction letter of 30 June 2021; instalments unpaid since December 2023.',
    securityType: 'hypothecation',
    securityDetails: 'First charge over 220 vehicles listed in the schedule to the loan agreement.',
    guarantorDetails: 'Personal guarantee of the two promoters, dated 30 June 2021.',
    bankName: 'Demonstration Bank of India',
    accountNumber: '30200012345678',
    ifscCode: 'DEMO0005678',
    accountHolderName: 'Godavari Demonstration Finance Limited',
  },
  hindi: {
    institutionName: 'गोदावरी डेमो फाइनेंस लिमिटेड',
    officerName: 'सुरेश रेड्डी',
    officerDesignation: 'मुख्य प्रबंधक, वसूली',
    claimDescription:
      '30 जून 2021 के मंज़ूरी पत्र के अनुसार 220 वाहनों के लिए ₹6 करोड़ का सावधि ऋण; दिसंबर 2023 से किस्तें नहीं मिलीं।',
    securityDetails: 'ऋण अनुबंध की अनुसूची में दर्ज 220 वाहनों पर प्रथम प्रभार।',
    guarantorDetails: 'दोनों प्रवर्तकों की 30 जून 2021 की व्यक्तिगत गारंटी।',
  },
};
