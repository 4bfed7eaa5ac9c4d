/** Cities with their states and the first three digits of their PIN codes. */
export const places: [readonly [string, string, string], ...(readonly [string, string, string])[]] =
  [
    ['Ahmedabad', 'Gujarat', '380'],
    ['Bengaluru', 'Karnataka', '560'],
    ['Bhopal', 'Madhya Pradesh', '462'],
    ['Bhubaneswar', 'Odisha', '751'],
    ['Chennai', 'Tamil Nadu', '600'],
    ['Dehradun', 'Uttarakhand', '248'],
    ['Delhi', 'Delhi', '110'],
    ['Faridabad', 'Haryana', '121'],
    ['Guwahati', 'Assam', '781'],
    ['Hyderabad', 'Telangana', '500'],
    ['Jaipur', 'Rajasthan', '302'],
    ['Kanpur', 'Uttar Pradesh', '208'],
    ['Kochi', 'Kerala', '682'],
    ['Kolkata', 'West Bengal', '700'],
    ['Ludhiana', 'Punjab', '141'],
    ['Mumbai', 'Maharashtra', '400'],
    ['Patna', 'Bihar', '800'],
    ['Pune', 'Maharashtra', '411'],
    ['Ranchi', 'Jharkhand', '834'],
    ['Visakhapatnam', 'Andhra Pradesh', '530'],
  ];
