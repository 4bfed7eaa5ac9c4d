import type { Sample } from './sample';

export const formBSample: Sample = {
  values: {
    companyName: 'Sunrise Auto Parts Private Limited',
    companyRegistrationNumber: 'U34300MH2015PTC123456',
    gstin: '27AABCS1234F1ZR',
    companyAddress: 'Unit 14, Shanti Industrial Estate, Saki Vihar Road, Powai',
    companyCity: 'Mumbai',
    companyState: 'Maharashtra',
    companyPincode: '400072',
    representativeName: 'Asha Kulkarni',
    representativeDesignation: 'Director',
    representativeEmail: 'asha.kulkarni@example.com',
    representativePhone: '9820012345',
    representativePan: 'ABCPK1234F',
    representativeAadhaar: '123456789010',
    claimAmount: '1842500.00',
    natureOfClaim: 'goods_supplied',
    servicesPeriod: 'April 2023 to March 2024',
    outstandingSince: '2024-04-15',
    claimDescription:
      'Brake pads, clutch plates and filters supplied against 14 purchase orders; invoices SAP/2023/118 to SAP/2024/009 remain unpaid.',
    bankName: 'Demonstration Bank of India',
    accountNumber: '012345678901',
    ifscCode: 'DEMO0001234',
    accountHolderName: 'Sunrise Auto Parts Private Limited',
  },
  hindi: {
    companyName: 'सनराइज़ ऑटो पार्ट्स प्राइवेट लिमिटेड',
    companyAddress: 'यूनिट 14, शांति औद्योगिक क्षेत्र, साकी विहार रोड, पवई',
    representativeName: 'आशा कुलकर्णी',
    representativeDesignation: 'निदेशक',
    servicesPeriod: 'अप्रैल 2023 से मार्च 2024',
    claimDescription:
      '14 क्रय आदेशों पर ब्रेक पैड, क्लच प्लेट और फ़िल्टर दिए गए; बीजक SAP/2023/118 से SAP/2024/009 का भुगतान नहीं हुआ।',
  },
};
