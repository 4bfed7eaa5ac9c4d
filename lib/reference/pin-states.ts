/**
 * By the first two digits of a PIN code: India Post's circles ("All India Pincode Directory"), with places that another circle
 * serves. 90 to 99, the Army Postal Service, lie anywhere.
 */
const statesByPrefix: readonly (readonly [from: number, to: number, states: readonly string[]])[] =
  [
    [11, 11, ['Delhi']],
    [12, 13, ['Haryana']],
    [14, 15, ['Punjab', 'Chandigarh']],
    [16, 16, ['Chandigarh', 'Haryana', 'Punjab']],
    [17, 17, ['Himachal Pradesh']],
    [18, 19, ['Jammu and Kashmir', 'Ladakh']],
    [20, 28, ['Uttar Pradesh', 'Uttarakhand']],
    [30, 34, ['Rajasthan']],
    [36, 39, ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
    [40, 40, ['Maharashtra', 'Goa']],
    [41, 44, ['Maharashtra']],
    [45, 48, ['Madhya Pradesh']],
    [49, 49, ['Chhattisgarh']],
    [50, 50, ['Telangana', 'Andhra Pradesh']],
    [51, 52, ['Andhra Pradesh']],
    [53, 53, ['Andhra Pradesh', 'Puducherry']],
    [56, 59, ['Karnataka']],
    [60, 60, ['Tamil Nadu', 'Puducherry']],
    [61, 64, ['Tamil Nadu']],
    [67, 67, ['Kerala', 'Puducherry']],
    [68, 68, ['Kerala', 'Lakshadweep']],
    [69, 69, ['Kerala']],
    [70, 72, ['West Bengal']],
    [73, 73, ['West Bengal', 'Sikkim']],
    [74, 74, ['West Bengal', 'Andaman and Nicobar Islands']],
    [75, 77, ['Odisha']],
    [78, 78, ['Assam', 'Meghalaya']],
    [
      79,
      79,
      ['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura'],
    ],
    [80, 85, ['Bihar', 'Jharkhand']],
  ];

/** The states in which a PIN code may lie; undefined where its first digits do not tell. */
export function statesOfPin(pin: string): readonly string[] | undefined {
  const prefix = /^\d{6}$/.test(pin) ? Number(pin.slice(0, 2)) : 0;
  return statesByPrefix.find(([from, to]) => prefix >= from && prefix <= to)?.[2];
}
